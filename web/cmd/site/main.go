// Command site makes the pages of the game for a browser, and shows them on this machine.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"

	"portroyal/web"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintf(os.Stderr, "site: %v\n", err)
		os.Exit(1)
	}
}

func run() error {
	dir := flag.String("dir", "dist/web", "`DIR` of the pages")
	program := flag.String("program", "", "`FILE` with the program for js/wasm; without it the pages stay as they are")
	support := flag.String("support", "", "`FILE` wasm_exec.js of the Go that the program was compiled with")
	serve := flag.String("serve", "", "`ADDRESS` on which the pages are handed out, as localhost:8080")
	flag.Parse()
	if *program != "" {
		if err := assemble(*dir, *program, *support); err != nil {
			return err
		}
	}
	if *serve == "" {
		return nil
	}
	listener, err := net.Listen("tcp", *serve)
	if err != nil {
		return err
	}
	fmt.Printf("The game is at http://%s\n", listener.Addr())
	return http.Serve(listener, web.Handler(*dir))
}

// assemble makes the pages of what is in two files.
func assemble(dir string, names ...string) error {
	var contents [2][]byte
	var errs []error
	for i, name := range names {
		var err error
		contents[i], err = os.ReadFile(name)
		errs = append(errs, err)
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	return web.Write(dir, contents[0], contents[1])
}
