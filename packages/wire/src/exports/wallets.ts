export { type Announcement, cleanName, parseAnnouncement } from '../wallets/eip6963.js'
