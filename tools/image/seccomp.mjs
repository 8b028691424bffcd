/** Of <linux/seccomp.h>, <linux/filter.h> and <linux/audit.h>. */
const LOAD_WORD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const ERRNO = 0x00050000;
const X86_64 = 0xc000003e;
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;

/**
 * The program that the kernel runs for a seccomp profile, as bubblewrap takes it. Calls of another architecture are let through
 * like all that the profile doesn't name.
 * @param profile in Docker's format, of the one kind that is used here: all calls but some
 * @param {(name: string) => number} numberOf the number of a call on this machine; negative where there is none
 * @returns {Buffer}
 * @throws Error for a profile of another kind
 */
export function seccompProgram({ defaultAction, syscalls, ...more }, numberOf) {
  const isKnown = ({ names, action, errnoRet, ...rest }) =>
    action === 'SCMP_ACT_ERRNO' && Array.isArray(names) && errnoRet > 0 && Object.keys(rest).length === 0;
  if (defaultAction !== 'SCMP_ACT_ALLOW' || syscalls.length !== 1 || !syscalls.every(isKnown))
    throw new Error("The image test doesn't know this kind of seccomp profile.");
  if (Object.keys(more).length > 0) throw new Error('The image test knows no more of a seccomp profile.');
  const [{ names, errnoRet }] = syscalls;
  const numbers = names.map(numberOf).filter((number) => number >= 0);
  // A jump says how many instructions are passed over when it is equal, and when it isn't.
  const program = [
    [LOAD_WORD, 0, 0, ARCHITECTURE_AT],
    [JUMP_IF_EQUAL, 0, numbers.length + 1, X86_64],
    [LOAD_WORD, 0, 0, NUMBER_AT],
    ...numbers.map((number, index) => [JUMP_IF_EQUAL, numbers.length - index, 0, number]),
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, ERRNO + errnoRet],
  ];
  const bytes = Buffer.alloc(8 * program.length);
  for (const [index, [code, ifTrue, ifFalse, value]] of program.entries()) {
    bytes.writeUInt16LE(code, 8 * index);
    bytes.writeUInt8(ifTrue, 8 * index + 2);
    bytes.writeUInt8(ifFalse, 8 * index + 3);
    bytes.writeUInt32LE(value, 8 * index + 4);
  }
  return bytes;
}
