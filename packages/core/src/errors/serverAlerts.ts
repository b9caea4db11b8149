/** Alerts about what a server or relay answers: they come with what asks it, and are raised once in the kit's life. */
export const serverAlerts = /* @__PURE__ */ Object.freeze({
  INVALID_APP_CONFIGURATION: {
    short: 'Invalid App Configuration',
    long: 'Invalid App Configuration: the origin of this page is not on the allow-list of the project. Add it at the server.',
  },
  INVALID_PROJECT_ID: {
    short: 'Invalid App Configuration',
    long: 'Invalid App Configuration: the server does not know this `projectId`.',
  },
  JWT_TOKEN_NOT_VALID: {
    short: 'Session Expired',
    long: 'Session Expired: check the clock of this device, then connect again.',
  },
} as const)

export type ServerAlertKey = keyof typeof serverAlerts
