import { lookingAtTls } from './looking-at-tls.js';

describe('looking at the certificate of a host', () => {
  it('names the host to the server where it has a name, and never by an address', () => {
    expect(lookingAtTls('hall.example.org', 443)).toMatchObject({
      host: 'hall.example.org',
      servername: 'hall.example.org',
    });
    expect(lookingAtTls('192.168.1.5', 443)).toEqual({ host: '192.168.1.5', port: 443, rejectUnauthorized: false });
    expect(lookingAtTls('[fd00::7]', 2113)).toEqual({ host: 'fd00::7', port: 2113, rejectUnauthorized: false });
  });
});
