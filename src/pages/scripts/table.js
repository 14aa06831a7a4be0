// Follows a table: when the server says that something has changed, or the reader comes back, the page is fetched again
// and morphed into what is shown. Everything works without it.
;(() => {
  // htmx may have gone over the page before its socket was there to be found
  htmx.process(document.body)
  // What came back in a refused form counts as typed here, or the page that is fetched next would empty it
  for (const field of document.querySelectorAll('input[name]:not([type=hidden])')) {
    const { value } = field
    field.value = value
  }

  // One thing at a time. What is tapped comes before what is fetched unasked: its answer is the page as it then stands.
  let underWay = 0
  let again = false
  let told
  const isOld = () => told && told !== document.getElementById('live')?.dataset.changed
  const refresh = () => {
    again = underWay > 0
    if (again) return
    told = ''
    htmx.ajax('GET', location.href, { target: 'body', swap: 'outerMorph show:none', push: false })
  }
  document.addEventListener('htmx:before:request', ({ target }) => {
    underWay++
    // Or it would come late, as the page was before the tap
    if (target !== document.body) htmx.trigger(document.body, 'htmx:abort')
  })
  document.addEventListener('htmx:finally:request', () => {
    underWay--
    if (underWay === 0 && (again || isOld())) refresh()
  })

  document.addEventListener('htmx:ws:after:message:incoming', async ({ detail }) => {
    const { changed } = await detail.message.json()
    told = String(changed)
    if (underWay === 0 && isOld()) refresh()
  })
  // The link has been replaced, or the table is no more: nothing more comes, and what is shown is the reader's no longer
  document.addEventListener('htmx:ws:close', ({ detail: { code } }) => {
    if (code >= 4000) location.replace(location.pathname)
  })
  // Where the focus is, and what a button there does: a page may take either away
  let held
  const focus = () => {
    const { activeElement: at } = document
    return [at, at.matches('button') && !at.disabled && (at.value || at.textContent)]
  }
  document.addEventListener('htmx:before:swap', () => {
    held = focus()
  })
  // What is morphed is the body: the icon in the tab follows the title by hand
  const icon = document.querySelector('link[rel=icon]')
  document.addEventListener('htmx:after:swap', () => {
    // A second Enter must not do what the reader has not heard of: reading goes on at their edge of the table
    if (held[0] !== document.body && focus().some((now, index) => now !== held[index]))
      document.getElementById('tray')?.focus({ preventScroll: true })
    icon.href = document.title.startsWith('●') ? '/icon-turn.svg' : '/icon.svg'
  })
  // A tap that did not get through says so where it was made. What was tapped comes with its move: twice is once.
  const lost = ({ detail: { ctx } }) => {
    if (!ctx?.sourceElement?.matches('a,form')) return
    const note = document.createElement('b')
    note.className = 'notice'
    note.textContent = document.getElementById('live').dataset.lost
    for (const old of document.querySelectorAll('.notice')) old.remove()
    ;(document.querySelector('#tray .say') ?? document.getElementById('main')).prepend(note)
    note.scrollIntoView({ block: 'nearest' })
  }
  document.addEventListener('htmx:error', lost)
  document.addEventListener('htmx:response:error', (event) => {
    const { status } = event.detail.ctx.response
    if (status >= 500) lost(event)
    // The seat or the table is no more: the page that says so has other styles
    else if (status === 403 || status === 404) location.reload()
  })
  addEventListener('online', refresh)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && document.getElementById('live')) refresh()
  })
})()
