import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['judul', 'berjudul', 'judulnya', 'game bernama'],
  says: ['tulis', 'tulisan', 'tampilkan', 'tampil', 'muncul', 'pesan', 'teks', 'bertuliskan', 'tunjukkan'],
  win: ['menang', 'akhir', 'selesai', 'tamat', 'kemenangan', 'berhasil', 'tulisan akhir', 'penutup', 'di akhir'],
  lose: ['kalah', 'game over', 'mati', 'gagal'],
  name: ['bernama', 'nama', 'dinamai', 'namanya'],
  owner: [
    'kanal',
    'channel',
    'perusahaan',
    'merek',
    'toko',
    'tim',
    'sekolah',
    'kelas',
    'logo',
    'studio',
    'klub',
    'restoran',
    'kafe',
    'band',
    'produk',
    'apotek',
    'koperasi',
    'klinik',
  ],
  words: ['kata', 'kata-kata', 'kosakata'],
};

export const notes: AskNotes = {
  notUsed: 'permainan ini tidak memakainya',
  changed: 'menjadi {n}',
  ownKeys: 'memakai tombol permainan ini',
};
