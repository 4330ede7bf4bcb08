// The one function that Go's programs ask of bcryptprimitives.dll as they begin: length random bytes. Wine has it from
// version 9 on; this stands in for it in older ones.
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID, ULONG); // RtlGenRandom, by its name in advapi32.dll

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
  return SystemFunction036(data, (ULONG)length);
}
