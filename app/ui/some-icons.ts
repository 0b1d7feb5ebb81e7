/** Icons of a few parts, by their paths: a page carries those it draws. What every page may need stands in icon.tsx. */
export const uploadIcon = 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4'
export const downloadIcon = 'M12 4v12M7 11l5 5 5-5M4 18v2h16v-2'
export const userIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.5-6 7.5-6s6.7 2 7.5 6'
export const squareIcon = 'M4 4h6M14 4h6v6M20 14v6h-6M10 20H4v-6M4 10V4M12 12v.2'
