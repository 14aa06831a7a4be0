// Follows a table: when the server says that something has changed, or the reader comes back, the page is fetched again
// and morphed into what is shown. Everything works without it; it also copies and shares.
;(() => {
  const root = document.documentElement
  root.classList.add('js')
  if (navigator.share) root.classList.add('share')

  // htmx may have gone over the page before its socket was there to be found
  htmx.process(document.body)

  let fetching = false
  let again = false
  const refresh = async () => {
    again = fetching
    if (fetching) return
    fetching = true
    try {
      await htmx.ajax('GET', location.href, { target: 'body', swap: 'outerMorph show:none', push: false })
    } finally {
      fetching = false
      if (again) refresh()
    }
  }

  document.addEventListener('htmx:ws:after:message:incoming', async ({ target, detail }) => {
    const { changed } = await detail.message.json()
    if (changed !== undefined && String(changed) !== target.dataset.changed) refresh()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && document.getElementById('live')) refresh()
  })

  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('[data-copy],[data-share]')
    if (!button) return
    const { copy, share, done } = button.dataset
    if (share) return navigator.share({ text: share }).catch(() => {})
    const field = button.closest('section,.slip').querySelector('[readonly]')
    field.select()
    try {
      await navigator.clipboard.writeText(copy)
    } catch {
      document.execCommand('copy')
    }
    const label = button.textContent
    button.textContent = done
    setTimeout(() => {
      button.textContent = label
    }, 2000)
  })
})()
