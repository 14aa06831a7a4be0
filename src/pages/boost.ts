/**
 * What a form or link carries whose answer is the page it stands on. With script the answer is morphed into the page:
 * place, focus and half-written words stay, nothing is added to the history, and a second tap while the first is under
 * way is dropped. All other links and forms are left to the browser: a new page starts at its top, with its own styles.
 */
export const samePage = {
  'hx-boost': 'swap:"outerMorph show:none" push:false replace:true',
  'hx-sync': 'this:drop',
} as const
