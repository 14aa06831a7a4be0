// The reader's own page: asks the browser to receive messages, and tells where the clock stands.
;(() => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const field of document.querySelectorAll('[name=here]')) field.value = here
  const zone = document.querySelector('[data-unset]')
  if (zone) {
    if (![...zone.options].some(({ value }) => value === here))
      zone.add(new Option(here.split('/').at(-1).replaceAll('_', ' '), here))
    zone.value = here
  }

  const form = document.getElementById('push')
  if (!form) return
  const show = (...states) => {
    for (const part of form.querySelectorAll('[data-when]')) part.hidden = !states.includes(part.dataset.when)
  }
  const isApple =
    /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)
  const canPush = 'PushManager' in window && ('serviceWorker' in navigator || 'pushManager' in window)
  if (!canPush) return show(isApple ? 'apple' : 'no')
  show(Notification.permission === 'denied' ? 'denied' : 'can')

  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  const manager = async () => {
    if (window.pushManager) return window.pushManager
    await navigator.serviceWorker.register('/sw.js')
    return (await navigator.serviceWorker.ready).pushManager
  }
  form.addEventListener('submit', async (event) => {
    if (form.endpoint.value) return
    event.preventDefault()
    show('can', 'ask')
    try {
      const options = { userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) }
      const { endpoint, keys } = (await (await manager()).subscribe(options)).toJSON()
      Object.assign(form.endpoint, { value: endpoint })
      Object.assign(form.p256dh, { value: keys.p256dh })
      Object.assign(form.auth, { value: keys.auth })
      form.submit()
    } catch {
      show(Notification.permission === 'denied' ? 'denied' : 'no')
    }
  })
})()
