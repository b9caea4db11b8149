export { Avatar } from '../Avatar/Avatar.js';
