// UI Automation as Windows has it from 10 1709 on, as far as a program calls it that makes notifications, which Wine does not
// know. It stands in for a screen reader: each notification is a line of the file that HEARD names, as "processing words".
#define COBJMACROS
#include <initguid.h>
#include <windows.h>
#include <stdio.h>
#include <uiautomationcore.h>

static HRESULT hear(int processing, BSTR words) {
  char line[4096];
  FILE *file = _wfopen(_wgetenv(L"HEARD"), L"ab");
  if (!file || !WideCharToMultiByte(CP_UTF8, 0, words, -1, line, sizeof line, NULL, NULL)) return E_FAIL;
  fprintf(file, "%d %s\n", processing, line);
  fclose(file);
  return S_OK;
}

__declspec(dllexport) BOOL WINAPI UiaClientsAreListening(void) { return TRUE; }

__declspec(dllexport) HRESULT WINAPI UiaRaiseNotificationEvent(
    IRawElementProviderSimple *of, int kind, int processing, BSTR words, BSTR activity) {
  IRawElementProviderSimple *element;
  enum ProviderOptions options = 0;
  if (IRawElementProviderSimple_QueryInterface(of, &IID_IRawElementProviderSimple, (void **)&element) != S_OK)
    return E_NOINTERFACE;
  IRawElementProviderSimple_get_ProviderOptions(element, &options);
  IRawElementProviderSimple_Release(element);
  if (options != ProviderOptions_ServerSideProvider || kind != 4 || !SysStringLen(activity)) return E_INVALIDARG;
  return hear(processing, words);
}

__declspec(dllexport) LRESULT WINAPI UiaReturnRawElementProvider(HWND window, WPARAM w, LPARAM l, IRawElementProviderSimple *of) {
  return 0;
}

__declspec(dllexport) HRESULT WINAPI UiaHostProviderFromHwnd(HWND window, IRawElementProviderSimple **to) { return E_NOTIMPL; }
