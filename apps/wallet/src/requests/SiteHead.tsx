import { Notice, Tag } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import type { Site } from './readSite.js'
import './SiteHead.css'

export type SiteHeadProps = {
  site: Site
  /** A first request shows the full warning, later ones a tag. */
  isNew: boolean
}

const oddities = /* @__PURE__ */ Object.freeze({
  noAddress: {
    title: 'This site names no address',
    text: 'It cannot be said who asks. Go on only if you made this link yourself.',
  },
  insecure: {
    title: 'This site is not secure',
    text: 'Its address has no encryption: somebody on the way may have changed it.',
  },
  lookalike: {
    title: 'This address uses letters of another alphabet',
    text: 'Some look like others. Compare it with the address bar of the site, letter by letter.',
  },
} as const)

/** The site that sent the request, marked as not verified. */
export function SiteHead({ site, isNew }: SiteHeadProps) {
  const oddity = site.oddity && oddities[site.oddity]
  return (
    <>
      <div className="wl-site-head">
        <WalletImage id={site.host ?? site.name} name={site.name} src={site.icon} size={56} />
        <div className="wl-site-head-words">
          <bdi className="wl-site-head-name">{site.name}</bdi>
          <span className="wl-site-head-host">
            <bdi dir="ltr">{site.host ?? 'no address'}</bdi> <Tag tone="warning">not verified</Tag>
          </span>
        </div>
      </div>
      {oddity ? (
        <Notice tone="danger" title={oddity.title}>
          <p>{oddity.text}</p>
        </Notice>
      ) : isNew ? (
        <Notice tone="warning" title="Is this the site that you are on?">
          <p>Name and address are what it says of itself. Go on only if you made this link on {site.host}.</p>
        </Notice>
      ) : null}
    </>
  )
}
