/** A box of an MP4 or MOV file: its length, its type and what is in it. */
function mp4Box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(inside.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, inside]);
}

/** A telephone's film with its position in each of the places where telephones write it; `bytes` of pictures. */
export function makeMp4(options: { brand?: string; bytes?: number } = {}): Buffer {
  const position = '+26.9124+075.7873/';
  const keys = mp4Box(
    'meta',
    mp4Box('keys', 'com.apple.quicktime.location.ISO6709'),
    mp4Box('ilst', position),
  );
  const track = mp4Box('trak', mp4Box('tkhd', Buffer.alloc(84)), mp4Box('udta', mp4Box('loci', position)));
  return Buffer.concat([
    mp4Box('ftyp', `${options.brand ?? 'isom'}\0\0\0\0isommp42`),
    mp4Box(
      'moov',
      mp4Box('mvhd', Buffer.alloc(100)),
      track,
      mp4Box('udta', mp4Box('\u00a9xyz', position)),
      keys,
    ),
    mp4Box('uuid', 'adobe-xmp-packet', position),
    mp4Box('mdat', Buffer.alloc(options.bytes ?? 1000, 7)),
  ]);
}

export function makeAvi(): Buffer {
  return Buffer.concat([Buffer.from('RIFF\x64\0\0\0AVI LIST'), Buffer.alloc(92)]);
}

export function makeWebm(): Buffer {
  const documentType = Buffer.concat([Buffer.from([0x42, 0x82, 0x84]), Buffer.from('webm')]);
  const header = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | documentType.length]),
    documentType,
  ]);
  return Buffer.concat([header, Buffer.alloc(200)]);
}

export function makeWmv(): Buffer {
  const header = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
  const videoMedia = Buffer.from('9107dcb7b7a9cf118ee600c00c205365', 'hex');
  const type = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex');
  const properties = Buffer.concat([videoMedia, length(24 + 54), type, Buffer.alloc(38)]);
  return Buffer.concat([header, length(30 + properties.length), Buffer.from([1, 0, 0, 0, 1, 2]), properties]);
}

function length(bytes: number): Buffer {
  const encoded = Buffer.alloc(8);
  encoded.writeBigUInt64LE(BigInt(bytes));
  return encoded;
}
