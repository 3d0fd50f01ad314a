/** Indonesian: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | diganti, diganti dengan, digantikan
as | sebagai, jadi, menjadi
instead | bukan, alih alih, pengganti, gantinya, ganti, menggantikan, daripada
hero | pahlawan, tokoh utama, pemain, menara, raket, burung, ular, mobil, katak, jagoan
enemy | musuh*, lawan*, saingan, kiper, hantu*, alien*, monster*, penjahat*, zombi*
item | barang, pin, bidak, biji, angka*, kartu*, balok*, bata, batu bata, permata, permen, simbol*, gelembung, makanan, buah*, apel, koin*, titik, telur*
obstacle | rintangan*, ranjau, pipa*, tembok*, dinding
projectile | bola*, peluru*, panah*, amunisi
`;
