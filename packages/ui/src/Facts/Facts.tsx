import type { ReactNode } from 'react'

export type Fact = { readonly label: string; readonly value: ReactNode }
export type FactsProps = { facts: readonly Fact[] }

/** What is the case, line by line: a name and its value. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="pt-facts">
      {facts.map(({ label, value }) => (
        <div className="pt-facts-line" key={label}>
          <dt className="pt-facts-label">{label}</dt>
          <dd className="pt-facts-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
