/** Portuguese: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | mototáxi, riquixá
hoverboard | patinete elétrico, trotinetes
longboard | skates, prancha de skate
tow truck | caminhão basculante, guincho, betoneira, carreta, camioneta
forklift | rolo compressor, retroescavadeira
fire truck | carro de bombeiros
tugboat | rebocador, barcaça, fragata, bote salva-vidas, quebra-gelo
vaporetto | barca de passageiros
rowboat | canoas, pedalinho, jangadinha
handcart | carrinho de feira, carroças
tricycle | monociclo, magrela
railway track | trilho, linha férrea, desvio ferroviário, passagem de nível
market stall | barraquinha, quitanda, peixaria, açougue, lojinha
granary | silo, chiqueiro, serraria, moinho de água, guarita, cabine telefônica, pedágio, galpão, orelhão
paddock | cercado, curralzinho, paliçada
pier | embarcadouro, aqueduto, ponte levadiça, eclusa, passarela, quebra-mar
kindergarten | jardim de infância, creche, faculdade
courthouse | tribunal, parlamento, mausoléu, embaixada, senado, câmara municipal
rock pool | riacho, córrego, gêiser, desfiladeiro, duna, areia movediça, avalanche, geada, orvalho, baía
rice paddy | arrozal, vinhedo, pomar, milharal, trigal, plantação
bouquet | buquês, ramo de flores, ramalhete
lilac | orquídea, narciso, jasmim, lavanda, gerânio
maple tree | salgueiro, macieira, limoeiro, cajueiro, laranjeira, jacarandá, ipê-amarelo, goiabeira
spruce | pinheiros, cipreste, cedro, araucária, abeto
palm | palmeiras, coqueiros, buriti
bramble | moitas, roseira, espinheiro
`;
