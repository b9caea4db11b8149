/** The connector id of every session, as relay clients and stored connections name it. */
export const relayConnectorId = 'walletConnect'
export const relaySourceId = 'relay'
