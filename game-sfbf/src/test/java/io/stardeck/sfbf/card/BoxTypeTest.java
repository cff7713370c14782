package io.stardeck.sfbf.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BoxTypeTest {
  @Rule("BF-WPN-01")
  @Test
  void phasersFireTheirOwnSizeAndSmaller() {
    assertThat(fired(BoxType.PH1)).containsExactly(CardKind.PH1, CardKind.PH2, CardKind.PH3);
    assertThat(fired(BoxType.PH2)).containsExactly(CardKind.PH2, CardKind.PH3);
    assertThat(fired(BoxType.PH3)).containsExactly(CardKind.PH3);
  }

  @Rule("BF-WPN-02")
  @Test
  void plasmaTorpedoesFireTheirOwnSizeAndSmaller() {
    assertThat(fired(BoxType.PLR)).containsExactly(CardKind.PLR, CardKind.PLS, CardKind.PLF);
    assertThat(fired(BoxType.PLS)).containsExactly(CardKind.PLS, CardKind.PLF);
    assertThat(fired(BoxType.PLF)).containsExactly(CardKind.PLF);
  }

  @Rule("BF-WPN-03")
  @Test
  void photonsDisruptorsAndDronesFireOnlyTheirOwnCards() {
    assertThat(fired(BoxType.PHO)).containsExactly(CardKind.PHO);
    assertThat(fired(BoxType.DSR)).containsExactly(CardKind.DSR);
    assertThat(fired(BoxType.DRN)).containsExactly(CardKind.DRN);
  }

  @Rule("BF-WPN-06")
  @Test
  void hullAndFightersFireNoCard() {
    assertThat(fired(BoxType.HULL)).isEmpty();
    assertThat(fired(BoxType.FTR)).isEmpty();
  }

  @Rule("BF-ORI-01")
  @Test
  void optionMountsFireEveryWeaponButPlasmaR() {
    assertThat(fired(BoxType.WPN))
        .containsExactly(
            CardKind.PH1,
            CardKind.PH2,
            CardKind.PH3,
            CardKind.DRN,
            CardKind.PHO,
            CardKind.PLS,
            CardKind.PLF,
            CardKind.DSR);
  }

  @Test
  void onlyPlasmaSFromOptionMountsTakesTwoBoxes() {
    for (BoxType type : BoxType.values()) {
      for (CardKind kind : CardKind.values()) {
        boolean two = type == BoxType.WPN && kind == CardKind.PLS;
        int one = type.fires(kind) ? 1 : 0;
        assertThat(type.boxesToFire(kind)).as("%s from %s", kind, type).isEqualTo(two ? 2 : one);
      }
      assertThat(type.firesWeapons()).isEqualTo(!fired(type).isEmpty());
    }
  }

  @Rule("BF-CMP-05")
  @Test
  void thereAreNineWeaponSymbols() {
    assertThat(Stream.of(BoxType.values()).limit(9).map(BoxType::name))
        .containsExactly("PH1", "PH2", "PH3", "PHO", "DSR", "PLR", "PLS", "PLF", "DRN");
    assertThat(BoxType.values()).endsWith(BoxType.WPN, BoxType.FTR, BoxType.HULL).hasSize(12);
  }

  private static List<CardKind> fired(BoxType type) {
    return Stream.of(CardKind.values()).filter(type::fires).toList();
  }
}
