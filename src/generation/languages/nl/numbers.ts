/** Dutch: numbers in words, `digits | words`. */
export const numbers = `
1 | een, één, eerste
2 | twee, tweede
3 | drie, derde
4 | vier, vierde
5 | vijf, vijfde
6 | zes, zesde
7 | zeven, zevende
8 | acht, achtste
9 | negen
10 | tien, tiende
12 | twaalf, dozijn
15 | vijftien
20 | twintig
25 | vijfentwintig
30 | dertig
40 | veertig
45 | vijfenveertig
50 | vijftig
60 | zestig
90 | negentig
100 | honderd
`;
