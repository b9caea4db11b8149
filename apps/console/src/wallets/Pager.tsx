import { Button } from '@portico/ui'
import { formatNumber } from '../format/format.js'
import './Pager.css'

export type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return undefined
  const go = (to: number): void => {
    onPage(to)
    scrollTo(0, 0)
  }
  return (
    <nav className="cn-pager" aria-label="Pages">
      <Button variant="secondary" isDisabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span className="cn-pager-place">
        {formatNumber(page)} of {formatNumber(pages)}
      </span>
      <Button variant="secondary" isDisabled={page >= pages} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
