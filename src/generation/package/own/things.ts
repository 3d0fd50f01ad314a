/** Things that the picture set lacks, drawn in its manner: flat shapes in 32 × 32, light from the upper left. */
export const OWN_THINGS: Readonly<Record<string, string>> = {
  fridge:
    '<rect x="7" y="1" width="18" height="29" rx="3" fill="#C3D3E0"/>' +
    '<rect x="7" y="1" width="16" height="29" rx="3" fill="#E8F1F7"/><path fill="#9DB2C4" d="M7 11h18v1.5H7z"/>' +
    '<rect x="9.500" y="5" width="2" height="4.500" rx="1" fill="#6B7F92"/>' +
    '<rect x="9.500" y="15" width="2" height="7" rx="1" fill="#6B7F92"/><path fill="#F8312F" d="M16 16h4v3h-4z"/>' +
    '<path fill="#FCD53F" d="M15 21h3v3h-3z"/><path fill="#4B5B6A" d="M9 30h3v1.500H9zM20 30h3v1.500h-3z"/>',
  toaster:
    '<path fill="#F3C892" d="M9 12V6.500C9 4 11 3 12.500 3S16 4 16 6.500V12zM16.500 12V6.500C16.500 4 18.500 3 20 3s3.500 1 3.500 3.500V12z"/>' +
    '<path fill="#C98A4B" d="M9 12V6.500C9 4 11 3 12.500 3c.7 0 1.500.2 2.100.7-2.400-.2-3.600 1.300-3.600 3.300v5z' +
    'M16.500 12V6.500C16.500 4 18.500 3 20 3c.7 0 1.500.2 2.100.7-2.400-.2-3.600 1.300-3.600 3.300v5z"/>' +
    '<path fill="#B9C3CF" d="M3 15a5 5 0 0 1 5-5h16a5 5 0 0 1 5 5v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z"/>' +
    '<path fill="#E3E9F0" d="M3 15a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v8H3z"/>' +
    '<path fill="#5D6B7A" d="M8 11.500h7v1.500H8zM16 11.500h7v1.500h-7z"/>' +
    '<circle cx="9" cy="20" r="2.500" fill="#F8312F"/>' +
    '<path fill="#3E4A57" d="M28 15h2.500v3H28zM6 28h4v2H6zM22 28h4v2h-4z"/>',
  stove:
    '<rect x="4" y="4" width="24" height="26" rx="2" fill="#AEB9C5"/>' +
    '<rect x="4" y="4" width="22" height="26" rx="2" fill="#DCE3EA"/><path fill="#4B5866" d="M4 9h24v2H4z"/>' +
    '<circle cx="9" cy="6.500" r="1.500" fill="#F8312F"/><circle cx="14" cy="6.500" r="1.500" fill="#4B5866"/>' +
    '<circle cx="19" cy="6.500" r="1.500" fill="#4B5866"/>' +
    '<rect x="7" y="14" width="18" height="12" rx="1.500" fill="#3B4653"/>' +
    '<path fill="#FF8B00" d="M9 24c0-4 3-4 3-7 2 1 2 3 2 3s1.500-2 2-4c2.500 2 2 4 3 5 .8-.6 1-2 1-2 1.500 1 3 3 3 5z"/>' +
    '<path fill="#5B6774" d="M9 12h14v1.200H9z"/>',
  'washing-machine':
    '<rect x="4" y="3" width="24" height="27" rx="3" fill="#B8C6D3"/>' +
    '<rect x="4" y="3" width="22" height="27" rx="3" fill="#EDF2F6"/><path fill="#CBD6E0" d="M4 10h24v1H4z"/>' +
    '<circle cx="9" cy="6.500" r="1.700" fill="#0084CE"/>' +
    '<rect x="19" y="5.500" width="6" height="2" rx="1" fill="#6B7F92"/>' +
    '<circle cx="16" cy="20" r="8" fill="#8597A8"/><circle cx="16" cy="20" r="6" fill="#26C9FC"/>' +
    '<path fill="#83CBFF" d="M10 20c2-2 4 1 6 0s4-2 6 0a6 6 0 0 1-12 0z"/>' +
    '<circle cx="14" cy="17.500" r="1" fill="#fff"/><circle cx="18" cy="16.500" r=".7" fill="#fff"/>',
  'vacuum-cleaner':
    '<path fill="none" stroke="#636D79" stroke-width="2" d="M18 18C20 6 26 4 27 9v15"/>' +
    '<path fill="#F8312F" d="M3 22a9 8 0 0 1 18 0v3H3z"/>' +
    '<path fill="#FF6F61" d="M3 22a9 8 0 0 1 15-5.500C10 16 6 19 6 25H3z"/>' +
    '<rect x="3" y="24" width="18" height="3" rx="1" fill="#3E4654"/>' +
    '<circle cx="7" cy="27.500" r="2.500" fill="#22262E"/><circle cx="17" cy="27.500" r="2.500" fill="#22262E"/>' +
    '<path fill="#3E4654" d="M22 28l2-5h6l1 5z"/><circle cx="12" cy="20" r="2" fill="#FFE1D9"/>',
  'fire-hydrant':
    '<path fill="#CA0B4A" d="M10 12h12v15H10z"/><path fill="#F8312F" d="M10 12h9v15h-9z"/>' +
    '<path fill="#F8312F" d="M10 11a6 7 0 0 1 12 0z"/>' +
    '<path fill="#FF6F61" d="M10.500 10a6 6 0 0 1 6-6c-3 1-4 4-4 6z"/>' +
    '<path fill="#CA0B4A" d="M14.500 2h3v3h-3z"/>' +
    '<rect x="8" y="10.500" width="16" height="2.500" rx="1" fill="#B20638"/>' +
    '<rect x="5" y="15" width="6" height="5" rx="1" fill="#F8312F"/>' +
    '<rect x="21" y="15" width="6" height="5" rx="1" fill="#CA0B4A"/>' +
    '<circle cx="16" cy="18" r="3.500" fill="#B20638"/><circle cx="16" cy="18" r="2" fill="#FCD53F"/>' +
    '<rect x="7" y="26" width="18" height="4" rx="1" fill="#B20638"/>',
  calculator:
    '<rect x="6" y="2" width="20" height="28" rx="3" fill="#3B4653"/>' +
    '<rect x="6" y="2" width="18" height="28" rx="3" fill="#566474"/>' +
    '<rect x="9" y="5" width="14" height="6" rx="1" fill="#C9E8C2"/>' +
    '<path fill="#2E5A2B" d="M19 6.500h2v3h-2zM16 6.500h2v3h-2z"/>' +
    '<path fill="#E8EDF2" d="M9 14h4v3H9zM14 14h4v3h-4zM9 18.500h4v3H9zM14 18.500h4v3h-4zM9 23h4v3H9zM14 23h4v3h-4z"/>' +
    '<path fill="#FF8B00" d="M19 14h4v3h-4zM19 18.500h4v3h-4z"/><path fill="#F8312F" d="M19 23h4v3h-4z"/>',
  pillow:
    '<path fill="#B9CDEA" d="M4 7c6 3 18 3 24 0 2 0 3 2 2 4-2 4-2 7 0 11 1 2 0 4-2 4-6-3-18-3-24 0-2 0-3-2-2-4 2-4 2-7 0-11-1-2 0-4 2-4z"/>' +
    '<path fill="#E6F0FC" d="M4 7c6 3 17 3 23 .500 1 0 2 1 1 3-2 4-2 6-1 10-6-2-17-2-23 1.500-2 0-2-1-2-2 2-4 2-5 0-9-1-2 0-4 2-4z"/>' +
    '<path fill="#9DB6DC" d="M11 14h10v1H11zM13 17h6v1h-6z"/>',
  table:
    '<path fill="#7D4533" d="M5 14h3v16H5zM24 14h3v16h-3z"/><rect x="1" y="10" width="30" height="5" rx="1.500" fill="#A56953"/><path fill="#C98B72" d="M2 10h28l1 2H1z"/>',
  'treasure-chest':
    '<path fill="#FCD53F" d="M5 14c3-5 19-5 22 0v4H5z"/><circle cx="11" cy="12" r="3" fill="#FFE77A"/>' +
    '<circle cx="17" cy="11" r="3" fill="#F9C23C"/><circle cx="22" cy="13" r="2.500" fill="#FFE77A"/>' +
    '<path fill="#6D3B2A" d="M2 9C2 4 7 2 16 2s14 2 14 7l-1 2C25 7 7 7 3 11z"/>' +
    '<path fill="#8C5543" d="M4 8c1-4 6-5 12-5s11 1 12 5C22 5 10 5 4 8z"/>' +
    '<rect x="2" y="15" width="28" height="14" rx="2" fill="#6D3B2A"/>' +
    '<path fill="#8C5543" d="M2 17a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v6H2z"/>' +
    '<path fill="#F9C23C" d="M6 15h3v14H6zM23 15h3v14h-3zM2 20h28v2H2z"/>' +
    '<rect x="13.500" y="17" width="5" height="7" rx="1.500" fill="#FCD53F"/>' +
    '<path fill="#3B1F14" d="M15.200 19h1.600v3h-1.600z"/>',
  lighthouse:
    '<path fill="#FCD53F" opacity=".55" d="M13 7L0 3v9zM19 7l13-4v9z"/><path fill="#fff" d="M12 10h8l3 19H9z"/>' +
    '<path fill="#F8312F" d="M11.600 13h8.800l.7 4.500H10.900zM10.300 21.500h11.400l.7 4.500H9.600z"/>' +
    '<path fill="#D9DEE5" d="M18 10h2l3 19h-4z" opacity=".6"/>' +
    '<rect x="11" y="8.500" width="10" height="2" rx="1" fill="#3E4654"/>' +
    '<path fill="#FFE77A" d="M13 4.500h6v4h-6z"/>' +
    '<path fill="#CA0B4A" d="M12 4.800C12 2.500 14 1 16 1s4 1.500 4 3.800z"/>' +
    '<path fill="#7D4533" d="M14.500 25h3v4h-3z"/><path fill="#6B7F92" d="M5 29h22v2H5z"/>',
  windmill:
    '<path fill="#C9A27E" d="M11 13h10l3 17H8z"/><path fill="#E3C6A8" d="M11 13h6l1 17H8z"/>' +
    '<path fill="#8C5543" d="M10 13c1-4 3-6 6-6s5 2 6 6z"/><path fill="#7D4533" d="M14 24h4v6h-4z"/>' +
    '<g transform="rotate(20 16 12)">' +
    '<path fill="#F4F6F8" d="M17 11V1h4v9zM15 13v10h-4v-9zM17 13h10v4h-9zM15 11H5V7h9z"/>' +
    '<path stroke="#7D4533" stroke-width="1.200" d="M16 1v22M5 12h22"/></g>' +
    '<circle cx="16" cy="12" r="1.800" fill="#4B2A1D"/>',
  'cheese-wheel':
    '<circle cx="16" cy="16" r="14" fill="#E19747"/><circle cx="16" cy="15.500" r="13" fill="#F9C23C"/>' +
    '<path fill="#FFE9A8" d="M16 15.500L27 9a13 13 0 0 1 1.500 10z"/>' +
    '<path fill="#F2DC8A" d="M16 15.500L28.500 19l-.5 2z"/><circle cx="9" cy="11" r="2.500" fill="#D6893A"/>' +
    '<circle cx="13" cy="21" r="3" fill="#D6893A"/><circle cx="7" cy="18" r="1.500" fill="#D6893A"/>' +
    '<circle cx="16" cy="7" r="1.800" fill="#D6893A"/><circle cx="21" cy="24" r="1.700" fill="#D6893A"/>',
  igloo:
    '<path fill="#C4E4F5" d="M2 26a14 17 0 0 1 28 0v2H2z"/>' +
    '<path fill="#EFF9FF" d="M2 26A14 17 0 0 1 21 10C12 13 8 18 8 28H2z"/>' +
    '<path fill="none" stroke="#8FC4E2" d="M4 19h24M8 13h16M11 9v4M20 9v4M7 13v6M15 13v6M24 13v6M4 19v9"/>' +
    '<path fill="#8FC4E2" d="M10 28v-5a6 7 0 0 1 12 0v5z"/><path fill="#33506B" d="M12 28v-5a4 5 0 0 1 8 0v5z"/>',
  shovel:
    '<path fill="#A56953" d="M14.500 5h3v16h-3z"/><path fill="#C98B72" d="M14.500 5h1.200v16h-1.200z"/>' +
    '<path fill="#7D4533" d="M10 1h12v2.500l-4.500 2.500h-3L10 3.500z"/>' +
    '<path fill="#87929E" d="M9 18h14v5c0 4-4 7-7 8-3-1-7-4-7-8z"/>' +
    '<path fill="#B9C3CF" d="M9 18h7v13c-3-1-7-4-7-8z"/>',
  'traffic-cone':
    '<path fill="#E8590C" d="M14 2h4l7 24H7z"/><path fill="#FF8B00" d="M14 2h2v24H7z"/>' +
    '<path fill="#fff" d="M12.500 8h7l1.500 5H11zM9.800 17h12.400l1.400 4.500H8.500z"/>' +
    '<rect x="3" y="26" width="26" height="4" rx="1.500" fill="#C2410C"/>',
  barrel:
    '<path fill="#8C5543" d="M7 3h18c3 8 3 18 0 26H7C4 21 4 11 7 3z"/>' +
    '<path fill="#A56953" d="M7 3h10v26H7C4 21 4 11 7 3z"/>' +
    '<path fill="#6D3B2A" d="M12 3h1v26h-1zM19 3h1v26h-1z"/>' +
    '<path fill="#4B5866" d="M5.700 8h20.600l.5 3H5.200zM5.200 21h21.600l-.5 3H5.700z"/>' +
    '<ellipse cx="16" cy="3.500" rx="9" ry="1.800" fill="#C98B72"/>',
  fence:
    '<path fill="#8C5543" d="M1 13h30v3H1zM1 22h30v3H1z"/>' +
    '<path fill="#C98B72" d="M3 8l2.500-4L8 8v22H3zM10 8l2.500-4L15 8v22h-5zM17 8l2.500-4L22 8v22h-5zM24 8l2.500-4L29 8v22h-5z"/>' +
    '<path fill="#A56953" d="M6.500 5.600L8 8v22H6.500zM13.500 5.600L15 8v22h-1.500zM20.500 5.600L22 8v22h-1.500zM27.500 5.600L29 8v22h-1.500z"/>',
  bush:
    '<circle cx="9" cy="20" r="8" fill="#008463"/><circle cx="23" cy="20" r="8" fill="#007050"/>' +
    '<circle cx="16" cy="14" r="9" fill="#00A67D"/><circle cx="12" cy="11" r="4" fill="#3BD6A8" opacity=".6"/>' +
    '<path fill="#007050" d="M3 20h26v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z"/>' +
    '<circle cx="10" cy="22" r="1.500" fill="#F8312F"/><circle cx="20" cy="17" r="1.500" fill="#F8312F"/>' +
    '<circle cx="17" cy="24" r="1.500" fill="#F8312F"/>',
  blender:
    '<path fill="#B9E5F8" d="M8 4h16l-2 16H10z"/><path fill="#FF6DC6" d="M9 11h14l-1.200 9H10z"/>' +
    '<circle cx="13" cy="14" r="1.200" fill="#FFC2E6"/><circle cx="18" cy="16" r="1.500" fill="#FFC2E6"/>' +
    '<path fill="#3E4654" d="M7 2h18v2.500H7zM24 6h4v9h-2V8h-2z"/><path fill="#5D6B7A" d="M9 20h14l2 9H7z"/>' +
    '<circle cx="16" cy="25" r="2" fill="#FCD53F"/><path fill="#3E4654" d="M6 29h20v2H6z"/>',
  pipe:
    '<path fill="#0F7A34" d="M3 3h26v8H3z"/><path fill="#00D26A" d="M3 3h10v8H3z"/>' +
    '<path fill="#128A3C" d="M6 11h20v19H6z"/><path fill="#1FBF5B" d="M6 11h8v19H6z"/>' +
    '<path fill="#6DEFA6" d="M6 3h2.500v8H6zM8.500 11H11v19H8.500z"/><path fill="#0B5A27" d="M6 11h20v1.500H6z"/>',
  surfboard:
    '<path fill="#0084CE" d="M27 3c3 6-6 20-14 25-3 2-7 3-9 2s0-6 2-9C11 13 22 2 27 3z"/>' +
    '<path fill="#26C9FC" d="M27 3c-6-1-16 10-21 18-2 3-4 8-2 9C9 20 18 9 27 3z"/>' +
    '<path fill="#FCD53F" d="M26 4L5 29l1.500.7L27.500 6z"/>',
};
