package io.stardeck.deckbuilder;

import io.stardeck.engine.testkit.ArchitectureLaws;

class ArchitectureTest implements ArchitectureLaws {}
