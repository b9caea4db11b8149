import { onTestFinished } from 'vitest'

/** Records what reaches the host's page as an error or an unhandled rejection. */
export function watchPage(): readonly string[] {
  const problems: string[] = []
  const onEvent = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    problems.push(event.type)
  }
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, onEvent, { capture: true })
    onTestFinished(() => window.removeEventListener(type, onEvent, { capture: true }))
  }
  return problems
}
