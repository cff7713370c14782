package io.stardeck.all;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.module.ResolvedModule;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The core and the games are modules that keep their insides to themselves. */
class ModulesTest {
  private static final ModuleFinder ALL = ModuleFinder.of(Path.of("target/lib"));
  private static final ImmutableSet<String> GAMES =
      ImmutableSet.of(
          "io.stardeck.b5",
          "io.stardeck.deckbuilder",
          "io.stardeck.fleetcaptains",
          "io.stardeck.sfbf",
          "io.stardeck.stccg");

  @Test
  void eachShowsAllButItsInternalPackagesAndTheCommandLine() {
    assertThat(stardeck()).hasSize(6).noneMatch(module -> module.descriptor().isAutomatic());
    assertThat(stardeck())
        .allSatisfy(
            module ->
                assertThat(module.descriptor().exports())
                    .extracting(ModuleDescriptor.Exports::source)
                    .containsExactlyInAnyOrderElementsOf(open(module)));
  }

  /** A run-time image takes no automatic modules, and a game needs none. */
  @Test
  void gamesCanBeLinkedIntoAnImage() {
    Configuration linked =
        ModuleLayer.boot().configuration().resolve(ALL, ModuleFinder.of(), GAMES);

    assertThat(linked.modules())
        .extracting(ResolvedModule::name)
        .containsAll(GAMES)
        .contains("io.stardeck.engine", "com.google.common");
    assertThat(linked.modules()).noneMatch(module -> module.reference().descriptor().isAutomatic());
  }

  private static Stream<ModuleReference> stardeck() {
    return ALL.findAll().stream()
        .filter(module -> module.descriptor().name().startsWith("io.stardeck."));
  }

  /** The packages with classes that others may use. */
  private static ImmutableSet<String> open(ModuleReference module) {
    try (ModuleReader reader = module.open();
        Stream<String> names = reader.list()) {
      return names
          .filter(name -> name.endsWith(".class") && name.contains("/"))
          .map(name -> name.substring(0, name.lastIndexOf('/')).replace('/', '.'))
          .filter(name -> !name.contains(".internal") && !name.endsWith(".cli"))
          .collect(ImmutableSet.toImmutableSet());
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + module, e);
    }
  }
}
