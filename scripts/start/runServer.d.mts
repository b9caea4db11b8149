export type RunServerParameters = {
  configFile: string
  /** Where it will answer. */
  url: string
  /** Gets its log. */
  logFile: string
  /** Gets each line that is not part of its log, such as the console's key. */
  onLine?: (line: string) => void
  /** Called when it ends although nobody stopped it. */
  onExit?: (reason: number | string | null) => void
  signal?: AbortSignal
}

export type RunningServer = { readonly pid: number | undefined; stop(how?: 'SIGTERM' | 'SIGKILL'): Promise<void> }

export function runServer(parameters: RunServerParameters): Promise<RunningServer>
