// Shows what the house pushes, in browsers that do not show it by themselves.
addEventListener('push', (event) => {
  const { title, body, lang, navigate, tag } = event.data.json().notification
  const options = { body, lang, tag, renotify: true, icon: '/apple-touch-icon.png', data: navigate }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data))
})

// A browser may change its address: the house is told the new one.
addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const { options } = event.oldSubscription ?? {}
    const { endpoint, keys } = (event.newSubscription ?? (await registration.pushManager.subscribe(options))).toJSON()
    const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth, here: '' })
    await fetch('/me/push', { method: 'POST', body, redirect: 'manual' })
  }
  event.waitUntil(renew())
})
