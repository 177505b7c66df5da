/** The browser tells of every call that came to nothing; where they do on purpose, nothing else may be told of. */
export function forgiveLostCalls(complaints: string[]) {
  const others = complaints.filter((message) => !/Failed to load resource/.test(message))
  complaints.splice(0, complaints.length, ...others)
}
