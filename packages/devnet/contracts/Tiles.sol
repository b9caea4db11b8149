// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// An ERC-721 whose metadata and pictures live on the chain, so nothing is fetched from anyone.
contract Tiles is ERC721 {
    using Strings for uint256;

    uint256 public totalSupply;
    bytes[] private pictures;

    /// Token ids start at 1; each holder gets `count` tiles in a row. `pngs` are dealt out in turn.
    constructor(address[] memory holders, uint256 count, bytes[] memory pngs) ERC721("Portico Tiles", "TILE") {
        pictures = pngs;
        for (uint256 i = 0; i < holders.length; i++) {
            for (uint256 j = 0; j < count; j++) mint(holders[i]);
        }
    }

    /// Anyone may mint, it is play money.
    function mint(address to) public returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        _mint(to, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        bytes memory json = abi.encodePacked(
            '{"name":"Tile #', tokenId.toString(),
            '","description":"A tile of the portico floor.","image":"data:image/png;base64,',
            Base64.encode(pictures[(tokenId - 1) % pictures.length]), '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
