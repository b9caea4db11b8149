/** What tells of the last moment of a process. */
type Ending = { once(event: 'exit', run: () => void): unknown; off(event: 'exit', run: () => void): unknown }

/**
 * Lines that come within one turn of the event loop are written together: a system call per request would be felt.
 * The last turn of a process has nothing after it: its lines are written as it ends.
 */
export function createLineWriter(write: (text: string) => void, ending: Ending = process): (line: string) => void {
  let lines = ''
  const flush = (): void => {
    ending.off('exit', flush)
    const text = lines
    lines = ''
    if (text !== '') write(text)
  }
  return (line) => {
    if (lines === '') {
      setImmediate(flush)
      ending.once('exit', flush)
    }
    lines += line
  }
}
