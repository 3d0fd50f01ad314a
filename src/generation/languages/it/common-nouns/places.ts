/** Italian: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | risciò
hoverboard | monopattino elettrico, hoverboard
longboard | tavola da skate
tow truck | carro attrezzi, betoniera, camioncino, autocisterna
forklift | carrello elevatore, rullo compressore
fire truck | camion dei pompieri
tugboat | rimorchiatore, chiatta, fregata, scialuppa, petroliera, barcone
vaporetto | vaporetto, vaporetti, traghetti, battello
rowboat | canoe, pedalò
handcart | carrelli, carretta
tricycle | monociclo, tandem
railway track | binario, rotaia, rotaie, scambio ferroviario, passaggio a livello
market stall | alimentari, pescheria, macelleria, negozietto, chiosco
granary | granaio, silo, porcile, segheria, mulino ad acqua, cabina telefonica, casello, garitta
paddock | ovile, barriera, barriere, palizzata, ringhiera, guardrail
pier | pontile, chiusa, acquedotto, ponte levatoio, passerella, imbarcadero
kindergarten | asilo, scuola materna, asilo nido
courthouse | tribunale, parlamento, mausoleo, ambasciata, senato
rock pool | ruscello, torrente, geyser, canyon, burrone, duna, sabbie mobili, valanga, brina, rugiada, baia, frana
rice paddy | risaia, vigneti, campo di grano, pascolo, piantagione
bouquet | mazzi di fiori
lilac | margherite, orchidea, narciso, garofano, gelsomino, lavanda, geranio, ciclamino, mimosa
maple tree | olivo, salice, ciliegio, faggio, acero, tiglio
spruce | abeti, cipresso, larice
palm | palma da cocco, palma da datteri
bramble | siepi, rovo, rovi, roseto
`;
