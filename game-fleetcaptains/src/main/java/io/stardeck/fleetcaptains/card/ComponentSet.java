package io.stardeck.fleetcaptains.card;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.engine.card.CardData;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.CardLibrary;
import io.stardeck.engine.script.Scripts;
import io.stardeck.engine.zone.Face;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.card.fact.InstallationKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import java.util.ArrayList;
import java.util.List;

/**
 * All that is in the box. {@link ComponentSets} reads and checks sets. In JSON a set is given once
 * ({@link CardData}).
 *
 * <p>Every card, tile and ship has one id for the whole game, which everybody knows: first the
 * ships, then locations, encounters, missions, command cards, subdecks, and the echoes of both
 * factions.
 */
@JsonDeserialize(using = ComponentSets.Reader.class)
public final class ComponentSet extends CardData<ComponentFile> {
  private final int locations;
  private final int encounters;
  private final int missions;
  private final int commands;
  private final int subdecks;
  private final int echoes;
  private final ImmutableList<Face> faces;
  private final ImmutableMap<String, CardId> byId;
  private final CardIndex index;

  ComponentSet(ComponentFile file) {
    super(file);
    this.locations = file.ships().size();
    this.encounters = locations + file.locations().size();
    this.missions = encounters + file.encounters().size();
    this.commands = missions + file.missions().size();
    this.subdecks = commands + file.commandCards().size();
    this.echoes = subdecks + file.subdecks().size();
    List<String> names = new ArrayList<>();
    file.ships().forEach(def -> names.add(def.id()));
    file.locations().forEach(def -> names.add(def.id()));
    file.encounters().forEach(def -> names.add(def.id()));
    file.missions().forEach(def -> names.add(def.id()));
    file.commandCards().forEach(def -> names.add(def.id()));
    file.subdecks().forEach(def -> names.add(def.id()));
    for (int i = 0; i < echoes(Faction.FEDERATION).size(); i++) {
      names.add("federation-echo-" + (i + 1));
    }
    for (int i = 0; i < echoes(Faction.KLINGON).size(); i++) {
      names.add("klingon-echo-" + (i + 1));
    }
    ImmutableList.Builder<Face> all = ImmutableList.builder();
    ImmutableMap.Builder<String, CardId> ids = ImmutableMap.builder();
    for (int i = 0; i < names.size(); i++) {
      all.add(new Face(names.get(i)));
      ids.put(names.get(i), CardId.of(i));
    }
    this.faces = all.build();
    this.byId = ids.buildOrThrow();
    this.index = new CardIndex(this);
  }

  /** All lists of effects of that card, numbered. */
  public Scripts<Effect> scripts(CardId card) {
    return index.scripts.get(card.number());
  }

  /** All abilities of that card, numbered; those of a command card face after face. */
  public ImmutableList<Ability> abilities(CardId card) {
    return index.abilities.get(card.number());
  }

  /** What a ship, a tile, an encounter, or a card that stays in play does where it lies. */
  public ImmutableList<Standing> lying(CardId card) {
    return index.lying.get(card.number());
  }

  /** The {@linkplain StandingKinds kinds} of what a card does where it lies. */
  public int lyingKinds(CardId card) {
    return index.lyingKinds[card.number()];
  }

  /** The {@linkplain StandingKinds kinds} of what a command card does as crew. */
  public int crewKinds(CardId card) {
    return index.crewKinds[card.number()];
  }

  /** What a command card does for the ship whose crew it is. */
  public ImmutableList<Standing> crew(CardId card) {
    return index.crew.get(card.number());
  }

  /** The cards of a subdeck that can be played in response to another card. */
  public ImmutableList<CardId> responses(CardId subdeck) {
    return index.responses.get(subdeck.number());
  }

  @Override
  public String id() {
    return file().id();
  }

  @Override
  protected CardLibrary<ComponentSet, ComponentFile> library() {
    return ComponentSets.ALL;
  }

  /** The number of cards, tiles, ships and echoes. */
  public int size() {
    return faces.size();
  }

  /** What that card shows when it is turned up. */
  public Face face(CardId card) {
    return faces.get(card.number());
  }

  /**
   * The card of that name in the set.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CardId card(String id) {
    CardId card = byId.get(id);
    checkArgument(card != null, "the set %s has no %s", id(), id);
    return card;
  }

  /** All ships, in the order of the set. */
  public ImmutableList<CardId> ships() {
    return range(0, locations);
  }

  /** All location tiles. */
  public ImmutableList<CardId> locations() {
    return range(locations, encounters);
  }

  /** All encounters. */
  public ImmutableList<CardId> encounters() {
    return range(encounters, missions);
  }

  /** All missions. */
  public ImmutableList<CardId> missions() {
    return range(missions, commands);
  }

  /** All command cards. */
  public ImmutableList<CardId> commands() {
    return range(commands, subdecks);
  }

  /** All subdecks. */
  public ImmutableList<CardId> subdecks() {
    return range(subdecks, echoes);
  }

  /** The echoes of a faction, one for each of its cloak symbols. */
  public ImmutableList<CardId> echoes(Faction faction) {
    int federation = file().limits().federationCloaks();
    return faction == Faction.FEDERATION
        ? range(echoes, echoes + federation)
        : range(echoes + federation, echoes + federation + file().limits().klingonCloaks());
  }

  private static ImmutableList<CardId> range(int from, int end) {
    ImmutableList.Builder<CardId> ids = ImmutableList.builder();
    for (int i = from; i < end; i++) {
      ids.add(CardId.of(i));
    }
    return ids.build();
  }

  /** Whether that is a ship. */
  public boolean isShip(CardId card) {
    return card.number() < locations;
  }

  /** Whether that is a location tile. */
  public boolean isLocation(CardId card) {
    return card.number() >= locations && card.number() < encounters;
  }

  /** Whether that is an encounter. */
  public boolean isEncounter(CardId card) {
    return card.number() >= encounters && card.number() < missions;
  }

  /** Whether that is a mission. */
  public boolean isMission(CardId card) {
    return card.number() >= missions && card.number() < commands;
  }

  /** Whether that is a command card. */
  public boolean isCommand(CardId card) {
    return card.number() >= commands && card.number() < subdecks;
  }

  /** Whether that is a subdeck. */
  public boolean isSubdeck(CardId card) {
    return card.number() >= subdecks && card.number() < echoes;
  }

  /** Whether that is an echo. */
  public boolean isEcho(CardId card) {
    return card.number() >= echoes && card.number() < faces.size();
  }

  /** The definition of a ship. */
  public ShipDef ship(CardId card) {
    return file().ships().get(card.number());
  }

  /** The definition of a location tile. */
  public LocationDef location(CardId card) {
    return file().locations().get(card.number() - locations);
  }

  /** The definition of an encounter. */
  public EncounterDef encounter(CardId card) {
    return file().encounters().get(card.number() - encounters);
  }

  /** The definition of a mission. */
  public MissionDef mission(CardId card) {
    return file().missions().get(card.number() - missions);
  }

  /** The definition of a command card. */
  public CommandDef command(CardId card) {
    return file().commandCards().get(card.number() - commands);
  }

  /** Whether that is a command card with a face of that number. */
  public boolean hasFace(CardId card, int number) {
    return isCommand(card) && number >= 0 && number < command(card).faces().size();
  }

  /** The definition of a subdeck. */
  public SubdeckDef subdeck(CardId card) {
    return file().subdecks().get(card.number() - subdecks);
  }

  /** The name of that card for people. */
  public String title(CardId card) {
    if (isShip(card)) {
      return ship(card).name();
    } else if (isLocation(card)) {
      return location(card).name();
    } else if (isEncounter(card)) {
      return encounter(card).name();
    } else if (isMission(card)) {
      return mission(card).name();
    } else if (isCommand(card)) {
      return command(card).name();
    } else if (isSubdeck(card)) {
      return subdeck(card).name();
    }
    return "echo";
  }

  /** The numbers of an installation. */
  public InstallationDef installation(InstallationKind kind) {
    return file().installations().get(kind.ordinal());
  }

  /** The numbers of pieces. */
  public Limits limits() {
    return file().limits();
  }
}
