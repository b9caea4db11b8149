import type { AdminEndpoints } from '@portico/wire/http'
import type { AdminHandler } from './adminHandler.js'
import { getAdminHealth, getCharts, listAudit, listErrors } from './handlers/overviewHandlers.js'
import { changeProject, createProject, listProjects } from './handlers/projectHandlers.js'
import { logIn, logOut } from './handlers/sessionHandlers.js'
import {
  addWallet,
  editWallet,
  importWallets,
  listWallets,
  moveWallet,
  removeWalletLogo,
  setWalletLogo,
  showWallet,
} from './handlers/walletHandlers.js'

/** One handler per call of the console's contract: leaving one out does not compile. */
type AdminHandlers = { readonly [Name in keyof AdminEndpoints]: AdminHandler<AdminEndpoints[Name]> }

export const adminHandlers: AdminHandlers = /* @__PURE__ */ Object.freeze({
  addWallet,
  changeProject,
  createProject,
  editWallet,
  getAdminHealth,
  getCharts,
  importWallets,
  listAudit,
  listErrors,
  listProjects,
  listWallets,
  logIn,
  logOut,
  moveWallet,
  removeWalletLogo,
  setWalletLogo,
  showWallet,
})
