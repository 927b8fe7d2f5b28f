import { withoutControls } from '#content/spreadsheets/cell-texts.ts';
import { lettersOf } from '#content/spreadsheets/tables.ts';
import { makeZip } from '#tests/support/zips.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006/relationships';
const worksheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';

/**
 * An XLSX file as a stranger's program may write one: its texts lie in their cells, in the table of all texts, there in
 * pieces as well, or as what a formula came to, in turn. What XML cannot hold is left out.
 * @param title of its sheet
 */
export function makeWorkbook(rows: readonly string[][], title: string): Promise<Buffer> {
  const shared: string[] = [];
  const cellOf = (text: string, { at, turn }: { at: string; turn: number }) => {
    const said = `<t xml:space="preserve">${escapeXml(text)}</t>`;
    if (turn === 0) return `<c r="${at}" t="inlineStr"><is>${said}</is></c>`;
    if (turn === 1) return `<c r="${at}" t="str"><f>A1</f><v>${escapeXml(text)}</v></c>`;
    shared.push(turn === 2 ? `<si>${said}</si>` : `<si>${inPieces(text)}</si>`);
    return `<c r="${at}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const lines = rows.map((row, line) => {
    const cells = row.map((text, column) =>
      cellOf(text, { at: `${lettersOf(column)}${line + 1}`, turn: line === 0 ? 2 : (line + column) % 4 }),
    );
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  return makeZip(
    asBytes({
      '[Content_Types].xml': contentTypes,
      '_rels/.rels': `${xml}<Relationships xmlns="${parts}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${parts}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `${xml}<sst xmlns="${main}">${shared.join('')}</sst>`,
    }),
  );
}

const contentTypes = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Override PartName="/xl/workbook.xml" ContentType="${worksheetType}sheet.main+xml"/>
  <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${worksheetType}worksheet+xml"/>
  <Override PartName="/xl/sharedStrings.xml" ContentType="${worksheetType}sharedStrings+xml"/>
</Types>`;

/** Two runs, cut where a tag or an entity may be in the middle. */
function inPieces(text: string): string {
  const [first, second] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  return [first, second].map((run) => `<r><t xml:space="preserve">${escapeXml(run)}</t></r>`).join('');
}

function escapeXml(text: string): string {
  return withoutControls(text)
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function asBytes(files: Record<string, string>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).map(([path, said]) => [path, Buffer.from(said)]));
}
