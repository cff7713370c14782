package io.stardeck.engine;

import io.stardeck.engine.testkit.ArchitectureLaws;

class ArchitectureTest implements ArchitectureLaws {}
