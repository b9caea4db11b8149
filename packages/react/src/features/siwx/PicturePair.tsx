import { WalletImage } from '@portico/ui/images'

export type PicturePairProps = {
  app: { readonly name: string; readonly src: string | undefined }
  wallet: { readonly id: string; readonly name: string; readonly src: string | undefined }
  /** While the two are talking. */
  isMoving: boolean
}

/** The site and the wallet side by side, decorative; they drift apart and together while one waits for the other. */
export function PicturePair({ app, wallet, isMoving }: PicturePairProps) {
  return (
    <div className="pt-picture-pair" data-moving={isMoving || undefined} aria-hidden="true">
      <span className="pt-picture-pair-side">
        <WalletImage id={app.name} name={app.name} src={app.src} size={56} />
      </span>
      <span className="pt-picture-pair-side">
        <WalletImage id={wallet.id} name={wallet.name} src={wallet.src} size={56} />
      </span>
    </div>
  )
}
