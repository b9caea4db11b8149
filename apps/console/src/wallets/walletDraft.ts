import type { AdminWallet } from '@portico/wire/http'

/** The fields of a wallet that are plain text, with their labels. */
export const textFields = /* @__PURE__ */ Object.freeze([
  { name: 'homepage', label: 'Homepage', placeholder: 'https://wallet.example' },
  { name: 'rdns', label: 'rdns', placeholder: 'com.example.wallet', hint: 'How the installed extension names itself.' },
  { name: 'mobile_link', label: 'App link', placeholder: 'example://', hint: 'Opens the app on a phone.' },
  { name: 'link_mode', label: 'Universal link', placeholder: 'https://wallet.example/link' },
  { name: 'desktop_link', label: 'Desktop link', placeholder: 'example://' },
  { name: 'webapp_link', label: 'Web app', placeholder: 'https://app.wallet.example' },
  { name: 'app_store', label: 'App Store', placeholder: 'https://apps.apple.com/…' },
  { name: 'play_store', label: 'Google Play', placeholder: 'https://play.google.com/…' },
  { name: 'chrome_store', label: 'Chrome Web Store', placeholder: 'https://chromewebstore.google.com/…' },
] as const)
export type TextFieldName = (typeof textFields)[number]['name']

export type WalletDraft = Readonly<Record<TextFieldName | 'name' | 'description' | 'chains', string>> & {
  readonly isCertified: boolean
}

/** What the form shows of a wallet, or of none yet. */
export function draftOf(wallet: AdminWallet | undefined): WalletDraft {
  const texts = Object.fromEntries(textFields.map(({ name }) => [name, wallet?.[name] ?? '']))
  return {
    // One entry per text field, made a line above.
    ...(texts as Record<TextFieldName, string>),
    name: wallet?.name ?? '',
    description: wallet?.description ?? '',
    chains: wallet?.chains?.join(' ') ?? '',
    isCertified: wallet?.badge_type === 'certified',
  }
}

/** Only what differs goes to the server: what the operator did not touch follows later imports. An empty text takes a field away. */
export function changesOf(draft: WalletDraft, before: WalletDraft) {
  const text = (name: TextFieldName | 'description') =>
    draft[name].trim() === before[name].trim() ? {} : { [name]: draft[name].trim() || null }
  return {
    ...Object.assign({}, ...textFields.map(({ name }) => text(name)), text('description')),
    ...(draft.name.trim() === before.name.trim() ? {} : { name: draft.name.trim() }),
    ...(draft.chains.trim() === before.chains.trim() ? {} : { chains: draft.chains.split(/[\s,]+/).filter(Boolean) }),
    ...(draft.isCertified === before.isCertified
      ? {}
      : { badge_type: draft.isCertified ? ('certified' as const) : ('none' as const) }),
  }
}
