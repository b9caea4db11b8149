export { Avatar, type AvatarProps } from '../Avatar/Avatar.js'
