export type SlabSides = { lengthMm: number; heightMm: number; thicknessMm: number };

/** Each side of a box: where it looks, and which ends of the length, height and thickness its corners are at. */
const sides = [
  { normal: [0, 0, 1], corners: ['001', '101', '111', '011'] },
  { normal: [0, 0, -1], corners: ['100', '000', '010', '110'] },
  { normal: [1, 0, 0], corners: ['101', '100', '110', '111'] },
  { normal: [-1, 0, 0], corners: ['000', '001', '011', '010'] },
  { normal: [0, 1, 0], corners: ['011', '111', '110', '010'] },
  { normal: [0, -1, 0], corners: ['000', '100', '101', '001'] },
] as const;
const twoTriangles = [0, 1, 2, 0, 2, 3];
const [floats, shorts] = [5126, 5123] as const;
const [binaryType, jsonType] = ['BIN\0', 'JSON'] as const;

/** A slab that stands upright, in metres, as GLB (glTF 2.0). @param texture a JPEG of its face, which is on its back and edges too */
export function modelOfSlab(slab: SlabSides, texture: Uint8Array): Buffer {
  const metres = [slab.lengthMm, slab.heightMm, slab.thicknessMm].map((side) => side / 1_000);
  const corners = sides.flatMap(({ corners: some }) =>
    some.map((corner) => [...corner].map((end, axis) => Number(end) * (metres[axis] ?? 0))),
  );
  const parts = [
    Buffer.from(new Float32Array(corners.flat()).buffer),
    Buffer.from(new Float32Array(sides.flatMap(({ normal }) => corner4(normal)).flat()).buffer),
    Buffer.from(
      new Float32Array(corners.flatMap(([x = 0, y = 0]) => [x / (metres[0] ?? 1), 1 - y / (metres[1] ?? 1)]))
        .buffer,
    ),
    Buffer.from(
      new Uint16Array(sides.flatMap((_side, index) => twoTriangles.map((corner) => index * 4 + corner)))
        .buffer,
    ),
    padded(Buffer.from(texture), 0),
  ];
  const offsets = parts.map((_part, index) => lengthOf(parts.slice(0, index)));
  const count = corners.length;
  const gltf = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'Slab' }],
    meshes: [
      { primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 }] },
    ],
    materials: [
      { pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.3 } },
    ],
    textures: [{ source: 0 }],
    images: [{ bufferView: 4, mimeType: 'image/jpeg' }],
    accessors: [
      {
        bufferView: 0,
        componentType: floats,
        count,
        type: 'VEC3',
        min: [0, 0, 0],
        max: metres.map(Math.fround),
      },
      { bufferView: 1, componentType: floats, count, type: 'VEC3' },
      { bufferView: 2, componentType: floats, count, type: 'VEC2' },
      { bufferView: 3, componentType: shorts, count: sides.length * twoTriangles.length, type: 'SCALAR' },
    ],
    bufferViews: parts.map((part, index) => ({
      ...{ buffer: 0, byteOffset: offsets[index] },
      byteLength: index === 4 ? texture.length : part.length,
    })),
    buffers: [{ byteLength: lengthOf(parts) }],
  };
  const chunks = [
    ...chunkOf(jsonType, padded(Buffer.from(JSON.stringify(gltf)), 0x20)),
    ...chunkOf(binaryType, Buffer.concat(parts)),
  ];
  const header = Buffer.alloc(12);
  header.write('glTF', 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(header.length + lengthOf(chunks), 8);
  return Buffer.concat([header, ...chunks]);
}

function corner4(normal: readonly number[]): number[][] {
  return Array.from({ length: 4 }, () => [...normal]);
}

function chunkOf(type: string, bytes: Buffer): Buffer[] {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(bytes.length);
  header.write(type, 4, 'latin1');
  return [header, bytes];
}

/** Chunks and views begin at multiples of four bytes. */
function padded(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
