import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Local mail server that rejects a number of mails, or one receiver, and stores the others. */
export async function startMailServer({
  refusing = 0,
  words = '451 4.3.0 try again later',
  refusingReceiver = '',
} = {}) {
  const tried: string[] = []
  const taken: string[] = []
  const receivers: string[] = []

  function converse(socket: Socket) {
    let heard = ''
    let inMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)

    function take(mail: string) {
      tried.push(mail)
      if (tried.length <= refusing) return say(words)
      taken.push(mail)
      say('250 2.0.0 taken')
    }

    function answer(line: string) {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') say('250-localhost\r\n250 8BITMIME')
      else if (verb === 'RCPT') {
        receivers.push(line)
        say(refusingReceiver && line.includes(refusingReceiver) ? '550 5.1.1 no such user' : '250 ok')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else if (verb === 'DATA') {
        inMail = true
        say('354 go on')
      } else say('250 ok')
    }

    say('220 localhost')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8')
      for (;;) {
        const end = inMail ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n')
        if (end < 0) return
        const command = heard.slice(0, end)
        heard = heard.slice(end + (inMail ? 5 : 2))
        if (!inMail) answer(command)
        else {
          inMail = false
          take(command)
        }
      }
    })
  }

  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Every mail that was handed over, also those it turned away. */
    tried,
    taken,
    receivers,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
