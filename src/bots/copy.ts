// Bots try things out on positions that are changed in place: objects of numbers, flags and flat lists of them.

/** Makes `to` the same as `from`, a position of the same match. The lists of `to` stay its own; nothing is made anew. */
export const copyInto = <Position extends object>(to: Position, from: Position): void => {
  for (const name in from) {
    const value = from[name]
    if (value instanceof Int32Array) (to[name] as Int32Array).set(value)
    else if (Array.isArray(value)) {
      const list = to[name] as unknown[]
      for (let at = 0; at < value.length; at++) list[at] = value[at]
    } else to[name] = value
  }
}

/** A position of its own that is the same. */
export const copyOf = <Position extends object>(position: Position): Position => {
  const copy = { ...position }
  for (const name in copy) {
    const value = copy[name]
    if (value instanceof Int32Array || Array.isArray(value)) copy[name] = value.slice() as typeof value
  }
  return copy
}
