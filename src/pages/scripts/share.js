// Copies and shares links where the browser can; what needs script shows only when this has run.
;(() => {
  const root = document.documentElement
  root.classList.add('js')
  if (navigator.share) root.classList.add('share')

  document.addEventListener('click', async ({ target }) => {
    const button = target.closest('[data-copy],[data-share]')
    if (!button) return
    const { copy, share, done } = button.dataset
    if (share) return navigator.share({ text: share }).catch(() => {})
    const shown = button.closest('section,.slip').querySelector('[readonly]')
    const field = shown ?? button.appendChild(Object.assign(document.createElement('textarea'), { value: copy }))
    field.select()
    try {
      await navigator.clipboard.writeText(copy)
    } catch {
      document.execCommand('copy')
    }
    if (!shown) field.remove()
    const label = button.textContent
    button.textContent = done
    setTimeout(() => {
      button.textContent = label
    }, 2000)
  })
})()
