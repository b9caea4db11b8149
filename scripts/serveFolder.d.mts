export type ServeFolderParameters = {
  folder: string
  /** 0 takes any free port. */
  port: number
  /** Answers made in memory, by path. */
  documents?: Record<string, string>
  /** Go with every answer. */
  headers?: Record<string, string>
}

export function serveFolder(
  parameters: ServeFolderParameters,
): Promise<{ readonly port: number; close(): Promise<void> }>
