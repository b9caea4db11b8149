import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'

export const kit = createPortico({
  projectId: 'my-site',
  adapters: [evm()],
  networks: [mainnet],
  customWallets: [
    {
      id: 'my-wallet',
      name: 'My Wallet',
      homepage: 'https://my-wallet.example',
      image_url: 'https://my-wallet.example/icon.png',
      chrome_store: 'https://chromewebstore.google.com/detail/my-wallet',
    },
  ],
  featuredWalletIds: ['my-wallet'],
  excludeWalletIds: ['com.unwanted.wallet'], // hidden also when it announces itself
  features: { connectorTypeOrder: ['featured', 'recent', 'injected'] },
  termsConditionsUrl: 'https://my-site.example/terms',
  privacyPolicyUrl: 'https://my-site.example/privacy',
})
