// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A wallet contract for tests: its owner's key signs for it (ERC-1271), and the owner can change.
contract SmartAccount {
    address public owner;

    constructor(address first) {
        owner = first;
    }

    function setOwner(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
        return signer != address(0) && signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Says yes to everything, in ways that are no yes.
contract OddAccount {
    uint8 private immutable mode;

    constructor(uint8 chosen) {
        mode = chosen;
    }

    fallback(bytes calldata input) external returns (bytes memory) {
        if (mode == 0) return input;
        if (mode == 1) return abi.encode(true);
        if (mode == 2) return hex"1626ba7e";
        if (mode == 3) return abi.encode(uint256(0x1626ba7e));
        if (mode == 4) return "";
        if (mode == 5) return abi.encodePacked(bytes4(0x1626ba7e), bytes28(uint224(1)));
        revert();
    }
}

/// Knows where an account will be before it is there.
contract SmartAccountFactory {
    function create(address owner, uint256 salt) external returns (address) {
        return address(new SmartAccount{salt: bytes32(salt)}(owner));
    }

    function createOdd(uint8 mode) external returns (address) {
        return address(new OddAccount{salt: bytes32(uint256(mode))}(mode));
    }

    function addressOf(address owner, uint256 salt) external view returns (address) {
        return place(bytes32(salt), abi.encodePacked(type(SmartAccount).creationCode, abi.encode(owner)));
    }

    function addressOfOdd(uint8 mode) external view returns (address) {
        return place(bytes32(uint256(mode)), abi.encodePacked(type(OddAccount).creationCode, abi.encode(mode)));
    }

    function place(bytes32 salt, bytes memory code) private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(code))))));
    }
}
