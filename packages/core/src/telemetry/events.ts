import type { Namespace } from '@portico/wire'
import type { PairingPlatform } from '../connectors/wallet.js'

export type ClickEvent =
  | 'CLICK_ALL_WALLETS'
  | 'CLICK_WALLET_HELP'
  | 'CLICK_NETWORK_HELP'
  | 'CLICK_GET_WALLET'
  | 'CLICK_NETWORKS'

export type ErrorEvent = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'INTERNAL_SDK_ERROR'

/** What the kit tells about itself (reference catalogue; what exists so far). */
export type PorticoEventData =
  | { event: 'MODAL_CREATED' }
  | { event: 'INITIALIZE'; properties: { networks: readonly string[] } }
  | { event: 'MODAL_OPEN' | 'MODAL_CLOSE'; properties: { connected: boolean } }
  | { event: 'SELECT_WALLET'; properties: { name: string; platform: PairingPlatform } }
  | { event: 'CONNECT_SUCCESS'; properties: { method: 'browser' | 'mobile' | 'qrcode'; name: string } }
  | { event: 'CONNECT_ERROR' | 'DISCONNECT_ERROR'; properties: { message: string } }
  | { event: 'DISCONNECT_SUCCESS'; properties: { namespace: Namespace | 'all' } }
  | { event: 'SWITCH_NETWORK'; properties: { network: string } }
  | { event: ClickEvent }
  | {
      event: 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR'
      properties: { network: string; isSmartAccount: boolean }
    }
  | { event: 'SEARCH_WALLET'; properties: { badge: 'certified' | undefined; search: string } }
  | { event: 'CLICK_TRANSACTIONS'; properties: { isSmartAccount: boolean } }
  | {
      event: 'ERROR_FETCH_TRANSACTIONS' | 'LOAD_MORE_TRANSACTIONS'
      properties: { address?: string; projectId: string; cursor?: string | undefined; isSmartAccount: boolean }
    }
  | { event: 'OPEN_SEND'; properties: { isSmartAccount: boolean; network: string } }
  | {
      event: 'SEND_INITIATED' | 'SEND_SUCCESS' | 'SEND_ERROR'
      properties: {
        isSmartAccount: boolean
        network: string
        token: string
        amount: string
        message?: string | undefined
      }
    }
  | {
      event: ErrorEvent
      properties: { errorType: string; errorMessage: string; stackTrace?: string | undefined }
    }

export type PorticoEvent = { readonly timestamp: number; readonly data: PorticoEventData }
