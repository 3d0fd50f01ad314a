/** Portuguese: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | amigo, amigos, amiga, amigas
neighbour | vizinho, vizinha, vizinhos
family | família
child | criança, crianças
fisherman | pescador, pescadores
patient | paciente, pacientes
captain | capitão
sailor | marinheiro
driver | motorista
shopkeeper | lojista, vendedor
villager | aldeão, aldeões
lifeguard | salva-vidas
owner | dono, dona
visitor | visitante, visitantes
stranger | estranho
messenger | mensageiro
survivor | sobrevivente, sobreviventes
grandchild | neto, neta, netos
mum | mãe, mamãe
dad | pai, papai
people | gente, pessoas
piglet | leitão, porquinho
calf | bezerro
stork | cegonha
hornet | vespão, marimbondo
locust | gafanhoto, gafanhotos
heron | garça
water | água
smoke | fumaça, fumo
shadow | sombra, sombras
wind | vento
rain | chuva
storm | tempestade
waterfall | cachoeira
wave | onda, ondas
hill | colina, morro
cave | caverna, gruta
forest | floresta, mata
meadow | prado, campina
field | campo
swamp | pântano, brejo
mud | lama
sand | areia
pond | lagoa
puddle | poça, poças
cliff | penhasco
shore | margem, costa
sea | mar
river | rio
lake | lago
mountain | montanha, montanhas
island | ilha, ilhas
street | rua, ruas
farm | fazenda, sítio
roof | telhado, teto
station | estação
village | aldeia, vila
city | cidade
base | base
playground | parquinho
market | mercado, feira
museum | museu
restaurant | restaurante
cellar | porão
tunnel | túnel
stable | estábulo
burrow | toca, covil
beehive | colmeia
anthill | formigueiro
bin | lixeira, lixo
shelf | prateleira
well | poço
paper | papel
carpet | tapete
screw | parafuso, parafusos
hose | mangueira
spring | mola, molas
plastic | plástico
metal | metal
block | bloco, blocos
cube | cubo, cubos
number | número, números
word | palavra, palavras
question | pergunta, perguntas
letter | letra, letras
medicine | remédio, remédios
domino | dominó
towel | toalha
wind turbine | turbina eólica
solar panel | painel solar
traffic light | semáforo
button | botão, botões
saw | serra
rifle | espingarda, rifle
crumb | migalha, migalhas
pollution | poluição
darkness | escuridão
throne | trono
tray | bandeja
kitchen | a cozinha, uma cozinha, na cozinha
bathroom | banheiro, casa de banho
bedroom | quarto de dormir, dormitório
living room | sala de estar
classroom | sala de aula, salas de aula
attic | sótão
`;
