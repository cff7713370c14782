package io.stardeck.b5;

import io.stardeck.engine.testkit.ArchitectureLaws;

class ArchitectureTest implements ArchitectureLaws {}
