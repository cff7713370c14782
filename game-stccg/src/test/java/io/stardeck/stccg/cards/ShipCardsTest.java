package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.OrderAction.Cloak;
import io.stardeck.stccg.action.OrderAction.Move;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.FactFile;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Stat;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.ShipNumbers;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every ship and outpost, as the game uses what is printed. */
class ShipCardsTest {
  static List<ImmutableMap<String, String>> ships() {
    return FactFile.read("ships.txt");
  }

  private static int number(ImmutableMap<String, String> fact, String column) {
    return Integer.parseInt(PersonFacts.text(fact, column));
  }

  private static String outpost(String affiliation) {
    return switch (affiliation) {
      case "Klingon" -> "105";
      case "Romulan" -> "106";
      default -> "104";
    };
  }

  /** Persons of a ship's affiliation, with those icons. */
  private static List<String> crew(String affiliation, String icon, int count) {
    String own = affiliation.equals("Non-Aligned") ? "Federation" : affiliation;
    return FactFile.read("personnel.txt").stream()
        .filter(fact -> PersonFacts.text(fact, "affiliation").equals(own))
        .filter(fact -> PersonFacts.text(fact, "staffing_icon").equals(icon))
        .map(fact -> PersonFacts.text(fact, "id"))
        .limit(count)
        .toList();
  }

  @Shows(all = CardKind.SHIP)
  @Rule({
    "ST-DAT-14",
    "ST-DAT-19",
    "ST-CMP-07",
    "ST-PLY-03",
    "ST-STF-01",
    "ST-STF-04",
    "ST-STF-06",
    "ST-CLK-01",
    "ST-MOV-01"
  })
  @ParameterizedTest
  @MethodSource("ships")
  void aShipIsLaunchedStaffedAndFlown(ImmutableMap<String, String> fact) {
    Scene scene = Scene.laid().missions("191", "181");
    String affiliation = PersonFacts.text(fact, "affiliation");
    CardId outpost = scene.outpost(ONE, outpost(affiliation), 0);
    CardId hand = scene.hand(ONE, PersonFacts.text(fact, "id"));
    scene.cardPlay(ONE).quietly(new PlayCard(ONE, hand, Aim.at(Host.outpost(outpost))));
    Ship ship = scene.state().table().ships().get(0);
    assertThat(ship.location()).isZero();
    for (Stat stat : List.of(Stat.RANGE, Stat.WEAPONS, Stat.SHIELDS)) {
      assertThat(ShipNumbers.of(scene.state(), ship, stat))
          .isEqualTo(number(fact, Ascii.toLowerCase(stat.name())));
    }
    boolean cloak = PersonFacts.text(fact, "equipment").contains("Cloaking Device");
    assertThat(scene.against(new Cloak(ONE, ship.id())).isEmpty()).isEqualTo(cloak);

    Move move = new Move(ONE, ship.id(), true, 1); // span 2
    List<String> icons =
        Splitter.on(' ')
            .omitEmptyStrings()
            .splitToList(PersonFacts.text(fact, "staffing_required"));
    int command = Collections.frequency(icons, "command");
    assertThat(scene.against(move)).contains(icons.isEmpty() ? "ST-STF-06" : "ST-STF-01");
    List<String> crew = new ArrayList<>(crew(affiliation, "command", command));
    crew.addAll(
        crew(affiliation, "staff", Math.max(icons.isEmpty() ? 1 : 0, icons.size() - command)));
    for (int i = 0; i < crew.size(); i++) {
      assertThat(scene.against(move)).isNotEmpty();
      scene.person(ONE, crew.get(i), ship.host());
    }
    scene.quietly(move);
    assertThat(scene.ship(ship.id()).location()).isEqualTo(1);
    assertThat(scene.ship(ship.id()).rangeUsed()).isEqualTo(2);
  }

  static List<ImmutableMap<String, String>> outposts() {
    return FactFile.read("facilities.txt");
  }

  @Shows(all = CardKind.OUTPOST)
  @Rule({"ST-DAT-13", "ST-CMP-06", "ST-OUT-10", "ST-D-11", "ST-PLY-01"})
  @ParameterizedTest
  @MethodSource("outposts")
  void anOutpostIsBuiltByAnEngineerAndHasItsShields(ImmutableMap<String, String> fact) {
    Scene scene = Scene.laid().missions("191"); // for all three
    String affiliation = PersonFacts.text(fact, "affiliation");
    CardId hand = scene.hand(ONE, PersonFacts.text(fact, "id"));
    scene.cardPlay(ONE);
    PlayCard builds = new PlayCard(ONE, hand, Aim.at(0));
    assertThat(scene.against(builds)).containsExactly("ST-OUT-10");
    CardId ship = scene.ship(ONE, "355", 0);
    String engineer =
        switch (affiliation) {
          case "Klingon" -> "276";
          case "Romulan" -> "314";
          default -> "219";
        };
    scene.person(ONE, affiliation.equals("Federation") ? "276" : "219", Host.ship(ship));
    assertThat(scene.against(builds)).containsExactly("ST-OUT-10"); // of another affiliation
    scene.persons(ONE, Host.team(0, ONE), "205", "253", "304"); // none is an ENGINEER
    assertThat(scene.against(builds)).containsExactly("ST-OUT-10");
    scene.person(ONE, engineer, Host.ship(ship));
    scene.quietly(builds);
    Outpost built = scene.state().table().outposts().get(0);
    assertThat(built.location()).isZero();
    assertThat(Outposts.shields(scene.state().table(), built)).isEqualTo(number(fact, "shields"));
  }
}
