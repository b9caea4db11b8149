/** Lines that come within one turn of the event loop are written together: a system call per request would be felt. */
export function createLineWriter(write: (text: string) => void): (line: string) => void {
  let lines = ''
  return (line) => {
    if (lines === '')
      setImmediate(() => {
        const text = lines
        lines = ''
        write(text)
      })
    lines += line
  }
}
