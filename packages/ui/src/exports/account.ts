export { Item, type ItemProps } from '../Item/Item.js'
export { Monogram, type MonogramProps } from '../Monogram/Monogram.js'
export { Picture, type PictureProps } from '../Picture/Picture.js'
export { type Tab, Tabs, type TabsProps, tabIds } from '../Tabs/Tabs.js'
