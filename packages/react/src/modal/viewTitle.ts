import { type FirstMessages, type ViewEntry, viewFacts } from '@portico/core/views'

/** The heading of a view: what it is about, or its words. */
export function viewTitle(t: FirstMessages, { name, data }: ViewEntry): string {
  const title = t.titles[name]
  const subject = subjectOf(data, viewFacts(name).subject)
  if (typeof title === 'function') return title({ wallet: subject ?? '' })
  return subject || title
}

function subjectOf(data: object | undefined, key: string | undefined): string | undefined {
  // The table of views names the keys of their data.
  const subject = key === undefined ? undefined : (data as Record<string, unknown> | undefined)?.[key]
  return subject && typeof subject === 'object' && 'name' in subject ? String(subject.name) : undefined
}
