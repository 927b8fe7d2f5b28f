/** What yards call the columns of their lists, as imports compare names: small letters without space or signs. */
export const alsoCalled = {
  number: words(
    'number slab slabno slabnr slabnumber slabid slabcode plate plateno lastra nlastra numerolastra matricola',
    'platte plattennr plattennummer tafel tafelnr tabla plancha losa placa chapa nchapa',
  ),
  /** Also of the column that counts the rows. */
  perhapsNumber: words('no nr num numero número nummer code barcode serial serialno serialnumber'),
  product: words(
    'material materialname stone stonename name productname colour color variety',
    'materiale pietra nome stein naturstein sorte piedra nombre pedra',
  ),
  length: words('l len lgth länge laenge lunghezza lungh largo longitud comprimento comp'),
  height: words('h ht hgt w width wid höhe hoehe breite altezza larghezza alto altura ancho largura'),
  thickness: words(
    't th thk thick thkness depth stärke staerke dicke spessore spess espesor grosor espessura esp',
  ),
  finish: words(
    'surface finishing oberfläche oberflaeche bearbeitung finitura lavorazione acabado acabamento',
  ),
  block: words('blk blkno blockno blocknr blocknumber blocknummer blocco nblocco bloque bloco nbloco'),
  bundle: words(
    'bdl bdlno bndl bundleno bundlenr bundlenumber lot lotno pack bund bündel paket pacco fascio paquete atado lote',
  ),
  position: words('pos seq sequence position posizione posición posição'),
  remark: words(
    'remarks note notes comment comments bemerkung bemerkungen notiz osservazioni observaciones obs',
  ),
  location: words('rack place yard warehouse bin aframe lagerplatz lager standort posto ubicación local'),
};

function words(...lines: string[]): string[] {
  return lines.join(' ').split(' ');
}
