/** Hindi: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  behind: 'में|पर|के अंदर',
  places: `
home | लॉन्ड्री, लांड्री, धोबीघाट, प्रतीक्षालय, वेटिंग रूम, सैलून, नाई की दुकान, वृद्धाश्रम, अनाथालय
city | डिपो, गोदाम, जेल, अदालत, कचहरी, थाने, थाना, सिनेमा, सिनेमाघर, थिएटर, कैसीनो, कूड़ाघर, दवाखाने, प्रेस, पार्किंग, दूतावास, लिफ्ट, लिफ़्ट
village | नीलामी
cyberpunk | बिजलीघर, परमाणु संयंत्र
ocean | तेल के कुएँ, क्रूज जहाज
space | वेधशाला, तारामंडल
`,
};
