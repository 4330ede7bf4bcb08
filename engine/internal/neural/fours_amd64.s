//go:build !purego

#include "textflag.h"

// Sums over whole fours of numbers, as fours_other.go has them in Go. Each number is worked out by itself and in the same order,
// so that it is rounded in the same way. Every processor of this kind has these instructions.

// func addFours(to, row *float32, n int)
TEXT ·addFours(SB), NOSPLIT, $0-24
	MOVQ to+0(FP), DI
	MOVQ row+8(FP), SI
	MOVQ n+16(FP), CX
	XORQ AX, AX

more:
	MOVUPS (DI)(AX*4), X0
	MOVUPS (SI)(AX*4), X1
	ADDPS  X1, X0
	MOVUPS X0, (DI)(AX*4)
	ADDQ   $4, AX
	CMPQ   AX, CX
	JLT    more
	RET

// func addFoursTimes(to, row *float32, times float32, n int)
TEXT ·addFoursTimes(SB), NOSPLIT, $0-32
	MOVQ   to+0(FP), DI
	MOVQ   row+8(FP), SI
	MOVSS  times+16(FP), X2
	MOVQ   n+24(FP), CX
	SHUFPS $0, X2, X2
	XORQ   AX, AX

more:
	MOVUPS (DI)(AX*4), X0
	MOVUPS (SI)(AX*4), X1
	MULPS  X2, X1
	ADDPS  X1, X0
	MOVUPS X0, (DI)(AX*4)
	ADDQ   $4, AX
	CMPQ   AX, CX
	JLT    more
	RET

// func addFourRows(to, a, b, c, d *float32, times *[4]float32, n int)
TEXT ·addFourRows(SB), NOSPLIT, $0-56
	MOVQ   to+0(FP), DI
	MOVQ   a+8(FP), R8
	MOVQ   b+16(FP), R9
	MOVQ   c+24(FP), R10
	MOVQ   d+32(FP), R11
	MOVQ   times+40(FP), SI
	MOVQ   n+48(FP), CX
	MOVUPS (SI), X4
	MOVAPS X4, X5
	MOVAPS X4, X6
	MOVAPS X4, X7
	SHUFPS $0x00, X4, X4
	SHUFPS $0x55, X5, X5
	SHUFPS $0xaa, X6, X6
	SHUFPS $0xff, X7, X7
	XORQ   AX, AX

more:
	MOVUPS (R8)(AX*4), X0
	MOVUPS (R9)(AX*4), X1
	MOVUPS (R10)(AX*4), X2
	MOVUPS (R11)(AX*4), X3
	MULPS  X4, X0
	MULPS  X5, X1
	MULPS  X6, X2
	MULPS  X7, X3
	ADDPS  X1, X0
	ADDPS  X3, X2
	ADDPS  X2, X0
	MOVUPS (DI)(AX*4), X1
	ADDPS  X0, X1
	MOVUPS X1, (DI)(AX*4)
	ADDQ   $4, AX
	CMPQ   AX, CX
	JLT    more
	RET

// func dotFourRows(sums *[16]float32, x, rows *float32, n, width int)
TEXT ·dotFourRows(SB), NOSPLIT, $0-40
	MOVQ  sums+0(FP), DI
	MOVQ  x+8(FP), SI
	MOVQ  rows+16(FP), R8
	MOVQ  n+24(FP), CX
	MOVQ  width+32(FP), DX
	LEAQ  (R8)(DX*4), R9
	LEAQ  (R9)(DX*4), R10
	LEAQ  (R10)(DX*4), R11
	XORPS X0, X0
	XORPS X1, X1
	XORPS X2, X2
	XORPS X3, X3
	XORQ  AX, AX

more:
	MOVUPS (SI)(AX*4), X4
	MOVUPS (R8)(AX*4), X5
	MOVUPS (R9)(AX*4), X6
	MOVUPS (R10)(AX*4), X7
	MOVUPS (R11)(AX*4), X8
	MULPS  X4, X5
	MULPS  X4, X6
	MULPS  X4, X7
	MULPS  X4, X8
	ADDPS  X5, X0
	ADDPS  X6, X1
	ADDPS  X7, X2
	ADDPS  X8, X3
	ADDQ   $4, AX
	CMPQ   AX, CX
	JLT    more
	MOVUPS X0, (DI)
	MOVUPS X1, 16(DI)
	MOVUPS X2, 32(DI)
	MOVUPS X3, 48(DI)
	RET
